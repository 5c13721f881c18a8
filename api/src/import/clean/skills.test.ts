import { describe, expect, it } from 'vitest';
import { categoryById } from '../../config-lists/index.ts';
import { createCategoryReader } from './category.ts';
import { companyKey } from './company-name.ts';
import { findSkills, normaliseSkills } from './skills.ts';

describe('skills', () => {
  it('are found in a text by the names that we use, once each', () => {
    expect(
      findSkills('Uses ReactJS, node.js and C++; React again, MS Excel, CI/CD and machine learning.'),
    ).toEqual(['React', 'Node.js', 'C++', 'Excel', 'CI/CD', 'Machine Learning']);
  });

  it('are not taken from words that only look like one', () => {
    expect(findSkills('Go the extra mile, swift-footed, we rust never; word of mouth')).not.toContain(
      'Golang',
    );
  });

  it('of a source are tidied', () => {
    expect(
      normaliseSkills(['  reactjs ', 'React.js', '.NET', '-', '', 'Team spirit.', 'x'.repeat(80)]),
    ).toEqual(['React', '.NET', 'Team spirit']);
  });
});

describe('a category', () => {
  const read = createCategoryReader({ Penjualan: 'sales' });
  const key = (values: string[], title: string) => categoryById(read(values, title) ?? 0)?.key;

  it.each([
    [
      ['Developers/Programmers (Information &amp; Communication Technology)'],
      'Wizard',
      'software-development',
    ],
    [['Information Technology'], 'Data Analyst', 'data-ai'],
    [['Information Technology'], 'Wizard', 'it'],
    [['Penjualan'], 'x', 'sales'],
    [['Penjualan'], 'Business Development Officer', 'business-development'],
    [[], 'Python後端工程師', 'software-development'],
    [[], 'Vendedor de mostrador', 'shop-assistants'],
    [[], 'Satış Danışmanı', 'shop-assistants'],
    [[], 'Kurye', 'driving-delivery'],
    [[], 'Kıdemli İş Analisti', 'product-management'],
    [[], 'Zzz', undefined],
  ])('of %j with the title "%s"', (values, title, expected) => {
    expect(key(values, title)).toBe(expected);
  });
});

describe('a company', () => {
  it.each([
    ['PT. Maju Jaya, Tbk', 'PT Maju Jaya'],
    ['ACME Inc.', 'Acme'],
    ['宏達國際股份有限公司', '宏達國際'],
    ['Moda Selvim A.Ş.', 'MODA SELVIM'],
  ])('%s is %s', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other));
  });

  it('keeps a name that is nothing but a legal form', () => {
    expect(companyKey('PT')).toBe('pt');
  });
});
