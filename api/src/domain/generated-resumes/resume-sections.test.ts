import { expect, it } from 'vitest';
import { sectionsOf } from './resume-sections.ts';

it.each([
  [{ date: '2024-02', endDate: '2027-02' }, 'Feb 2024 – Feb 2027'],
  [{ date: '2024-02' }, 'Feb 2024'],
])('says when a certificate of %j was issued, and until when it is valid', (period, dates) => {
  const [section] = sectionsOf({ certificates: [{ name: 'Registered nurse', ...period }] }, 'en');
  expect(section?.entries).toMatchObject([{ title: 'Registered nurse', dates }]);
});
