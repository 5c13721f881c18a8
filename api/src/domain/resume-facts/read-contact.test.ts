import { expect, it } from 'vitest';
import { compareContact } from './compare-contact.ts';
import { isSamePhone } from './read-contact.ts';
import { readFacts } from './read-facts.ts';

const read = (text: string) =>
  readFacts(
    text
      .trim()
      .split('\n')
      .map((line) => ({ page: 1, kind: 'text', text: line })),
  );
const resume = (contact: string) => `
Olav Berg
${contact}
Experience
Cook, Hotel Quay 2019 – 2021`;

it.each([
  ['olav@example.org | +63 917 555 0142 | Quezon City, Philippines', 'olav@example.org', '+63 917 555 0142'],
  ['邮箱：olav@example.cn 手机：13800000000', 'olav@example.cn', '13800000000'],
  ['TEL：090-5555-0142', undefined, '090-5555-0142'],
  ['(11) 98765-4321 · olav@example.com.br', 'olav@example.com.br', '(11) 98765-4321'],
  ['(+82) 10-5555-0142 | olav@example.org', 'olav@example.org', '(+82) 10-5555-0142'],
  ['NIK: 3273010101950001', undefined, undefined],
  ['https://example.org/12345678901', undefined, undefined],
  ['2019 – 2021', undefined, undefined],
])('reads how somebody is reached in "%s"', (text, email, phone) => {
  const { contact } = read(resume(text));
  expect([contact.email?.value, contact.phone?.value]).toEqual([email, phone]);
});

it('reads the number that a link calls', () => {
  const lines = ['Olav Berg', 'Call me', 'Skills'].map((text) => ({ page: 1, kind: 'text' as const, text }));
  const links = ['tel:+4915112345678'];
  expect(
    readFacts(lines.map((line, at) => (at === 1 ? { ...line, links } : line))).contact.phone?.value,
  ).toBe('+4915112345678');
});

it('reads a place below the heading of contacts, and one in the footer, which ends the last section', () => {
  const below = 'Olav Berg\nContact\nolav@example.org\nOslo, Norway\nSkills\nExcel';
  expect(read(below).about.location?.value).toBe('Oslo, Norway');
  const lines = ['Olav Berg', 'Skills', 'Excel', 'Oslo, Norway'];
  const facts = readFacts(
    lines.map((text, at) => ({ page: 1, kind: 'text' as const, text, isFooter: at === 3 })),
  );
  expect([facts.about.location?.value, facts.skills.map(({ value }) => value)]).toEqual([
    'Oslo, Norway',
    ['Excel'],
  ]);
});

it('reads the place beside the address, and takes it for no headline', () => {
  expect(read(resume('olav@example.org | Oslo, Norway')).about.location?.value).toBe('Oslo, Norway');
  expect(read(resume('Oslo, Norway')).about).toMatchObject({ headline: null });
});

it.each([
  ['+63 917 555 0142', '639175550142', true],
  ['0917 555 0142', '+639175550142', true],
  ['+63 917 555 0143', '+639175550142', false],
  ['', '', false],
])('compares the numbers "%s" and "%s"', (one, other, same) => expect(isSamePhone(one, other)).toBe(same));

it('names what differs from the account, and nothing that is the same', () => {
  const facts = read(resume('Olav@Example.org | +63 917 555 0142'));
  const account = { name: ['Olav', 'Berg'], email: 'olav@example.org', phone: '+639175550142' };
  expect(compareContact(facts, account)).toEqual([]);
  expect(compareContact(facts, { ...account, phone: null })).toMatchObject([
    { name: 'phone', value: '+63 917 555 0142', current: null },
  ]);
  expect(compareContact(facts, { ...account, name: ['Olaf', 'Berg'] })).toMatchObject([
    { name: 'name', value: 'Olav Berg', current: 'Olaf Berg' },
  ]);
});

it('takes a line of ways to reach somebody for no summary', () => {
  const contact =
    '(+82) 10-5555-0142 | olav.berg@example.org | www.olav-berg.example | linkedin/olav-berg | Oslo';
  expect(read(resume(contact)).about.summary).toBeNull();
});
