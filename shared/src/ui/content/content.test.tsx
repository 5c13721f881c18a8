import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
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
  ['株式会社ブルーウェーブ', 'ブ'],
  ['ブルーウェーブ株式会社', 'ブ'],
  ['㈱山田商店', '山'],
  ['（株）海運', '海'],
  ['医療法人社団 ひかり会', 'ひ'],
  ['PT Samudra Biru Tbk', 'SB'],
  ['Bay Clinic, Inc.', 'BC'],
  ['Transportes del Norte S.A. de C.V.', 'TN'],
  ['Kuzey Lojistik A.Ş.', 'KL'],
  ['Lautan Sdn. Bhd.', 'L'],
  ['شركة البحر الأزرق ذ.م.م', 'ا'],
  ['Công ty TNHH Biển Xanh', 'BX'],
  ['上海海運有限公司', '上'],
  ['株式会社', '株'],
  ['Company', 'C'],
])('draws the company %j as %j, without its legal form', (name, initials) => {
  const { container } = render(<Avatar square name={name} />);
  expect(container.textContent).toBe(initials);
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
