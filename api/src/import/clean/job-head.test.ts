import { expect, it } from 'vitest';
import { readHead } from './job-head.ts';

const head = { title: ['Nurse'], company: ['Harbor Clinic'] };

it('refuses a row that has neither an id, an address nor a text', () => {
  expect(readHead(head)).toEqual({ ok: false, reason: 'neither an id, an address nor a text' });
});

it.each([{ id: ['7'] }, { url: ['https://harbor.example/7'] }, { description: ['Care for people'] }])(
  'takes a row with %s',
  (field) => {
    expect(readHead({ ...head, ...field })).toMatchObject({ ok: true, title: 'Nurse' });
  },
);
