import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { listFreeTimes } from '@jobharbor/shared/calls/recruiter/list-free-times';
import { expect, it } from 'vitest';
import type { Shown } from '../shown.ts';
import { renderApplication } from './application-page.ts';
import { renderSent } from './sent-card.ts';

it('asks for all parts of an application at once, and says why it cannot be shown', async () => {
  const asked: string[] = [];
  const refused = Promise.withResolvers<never>();
  const client = {
    send: ({ id }: { id: string }) => {
      asked.push(id);
      return id === getReceivedApplication.id ? refused.promise : new Promise(() => {});
    },
  };
  const page = renderApplication({
    client,
    id: 7,
    t: String,
    entered: { fields: new URLSearchParams() },
    query: new URLSearchParams(),
  } as unknown as Shown);
  expect(asked).toHaveLength(6);
  expect(asked).toEqual(
    expect.arrayContaining([getReceivedApplication.id, getFlatList.id, listFreeTimes.id]),
  );
  refused.reject(new Error('not yours'));
  await expect(page).rejects.toThrow('not yours');
});

it('says what lasts until today, where a licence was found, and from which domain a reference came', () => {
  const profile = {
    work_experiences: [
      {
        job_title: 'Barista',
        company_name: 'Kopi Co',
        start_month: '2020-03',
        end_month: null,
        is_current: true,
      },
    ],
    references: [
      {
        ...{ id: 3, writer_name: 'Ben Tan', relation: 'manager', domain: 'kopi.example' },
        about: { kind: 'work_experience', title: 'Barista', place: 'Kopi Co' },
        ...{ text: '<b>She</b> never lost her calm.', written_at: 1_777_800_000 },
      },
    ],
    license_certifications: [
      { title: 'Nurse', issuer: 'Board', finding: { host: 'issuer.example', found_at: 1_777_800_000 } },
      { title: 'First aid', issuer: 'Board' },
    ],
  };
  const shown = {
    language: { value: 'en', slug: 'en' },
    country: 'ph',
    t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? '')}`,
  } as unknown as Shown;
  const application = { id: 7, first_message: '', screening_answers: [], profile } as never;
  const text = renderSent(shown, application).text;
  expect(text.match(/sent\.finding [^<]*/g)).toHaveLength(1);
  expect(text).toContain('Mar 2020 – sent.today');
  expect(text).toContain('issuer.example');
  expect(text).toMatch(
    /Barista · Kopi Co.*sent\.referenceBy .*Ben Tan.*sent\.relation\.manager.*kopi\.example/s,
  );
  expect(text).toContain('&lt;b&gt;She');
});
