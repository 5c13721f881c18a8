import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { companyMark } from './company-mark.ts';
import { initialsOf } from './initials.ts';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

it.each([
  ['Maria Santos', 'MS'],
  ['maria clara de los santos', 'MS'],
  ['Şule Öz', 'ŞÖ'],
  ['山田 太郎', '山'],
  ['مريم سالم', 'م'],
  ['Nguyễn Thị Ánh', 'NÁ'],
  ['e\u0301lodie', 'E\u0301'],
  ['  \u202e"Bo"  ', 'B'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['', ''],
])('draws %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  ['株式会社ブルーウェーブ', 'ブルーウェーブ'],
  ['ブルーウェーブ株式会社', 'ブルーウェーブ'],
  ['㈱山田商店', '山田商店'],
  ['（株）海運', '海運'],
  ['山田水産（有）', '山田水産'],
  ['医療法人社団 ひかり会', 'ひかり会'],
  ['PT Samudra Biru Tbk', 'Samudra Biru'],
  ['Bay Clinic, Inc.', 'BAY CLINIC'],
  ['Transportes del Norte S.A. de C.V.', 'Transportes del Norte'],
  ['Kuzey Lojistik A.Ş.', 'kuzey lojistik'],
  ['Lautan Sdn. Bhd.', 'Lautan'],
  ['شركة البحر الأزرق ذ.م.م', 'البحر الأزرق'],
  ['البحر الأزرق ش. م. م.', 'البحر الأزرق'],
  ['Công ty TNHH Biển Xanh', 'Biển Xanh'],
  ['上海海運有限公司', '上海海運'],
])('draws the company %j as %j, without its legal form', (name, other) => {
  expect(companyMark(name)).toEqual(companyMark(other));
});

it('draws companies differently, also those whose names begin alike', () => {
  const names = Array.from({ length: 200 }, (_, index) => `株式会社山${index}`);
  const marks = new Set(['株式会社', 'Company', ...names].map((name) => JSON.stringify(companyMark(name))));
  expect(marks.size).toBeGreaterThan(190);
});

it('draws a company as a mark, and a person by initials', () => {
  const { container, rerender } = render(<CompanyLogo name="Bay Clinic" src={null} />);
  expect(container.querySelector('svg path')?.getAttribute('d')).toBe(companyMark('Bay Clinic').path);
  expect(container.textContent).toBe('');
  rerender(<Avatar name="Bay Clinic" />);
  expect(container.textContent).toBe('BC');
});

it('falls back to the initials when the picture does not load, and tries a new one', () => {
  const { container, rerender } = render(<Avatar name="Maria Santos" src="/a.jpg" labelled />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Maria Santos' }).textContent).toBe('MS');

  rerender(<Avatar name="Maria Santos" src="/b.jpg" labelled />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
});

it('says the state of every step in words', () => {
  render(
    <Timeline
      stateLabels={{ done: 'done', current: 'now', next: 'to come', stopped: 'ended' }}
      steps={[
        { id: 'a', title: 'Applied', meta: '12 Nov', state: 'done' },
        { id: 'b', title: 'Interview', state: 'current' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual(['Applied done12 Nov', 'Interview now']);
});
