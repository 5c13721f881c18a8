import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { makeOffer } from '@jobharbor/shared/calls/recruiter/make-offer';
import { moveApplication } from '@jobharbor/shared/calls/recruiter/move-application';
import { reportCandidate } from '@jobharbor/shared/calls/recruiter/report-candidate';
import { withdrawOffer } from '@jobharbor/shared/calls/recruiter/withdraw-offer';
import { countryByKey } from '@jobharbor/shared/contracts';
import type { FormAction } from '../action.ts';
import { toMinor } from '../forms/amounts.ts';

const page = '/applications/{id}';
const day = 24 * 3_600;

export const applicationActions: Readonly<Record<string, FormAction>> = {
  '/applications/{id}/accept': {
    page,
    async carryOut({ client, id }) {
      await client.send(moveApplication, { params: { id }, body: { status: 'accepted' } });
      return { to: `/applications/${id}`, said: 'said.accepted' };
    },
  },
  '/applications/{id}/offer': {
    page,
    async carryOut({ client, form, id, country }) {
      const { application } = await client.send(getReceivedApplication, { params: { id } });
      const { title, country_key } = application.job;
      const currency = countryByKey(country_key || country)?.currency ?? 'USD';
      await client.send(makeOffer, {
        params: { id },
        body: {
          ...{ title, starts_on: form.starts_on ?? '', hours: form.hours ?? '', place: form.place ?? '' },
          pay: { currency, amount: toMinor(form.amount, currency) ?? 0, period: 'monthly' },
          valid_until: Math.floor(Date.now() / 1_000) + 14 * day,
        },
      });
      return { to: `/applications/${id}`, said: 'said.offered' };
    },
  },
  '/applications/{id}/offer/withdraw': {
    page,
    async carryOut({ client, form, id }) {
      const body = { version: Number(form.version), text: form.text ?? '' };
      await client.send(withdrawOffer, { params: { id: Number(form.offer) }, body });
      return { to: `/applications/${id}`, said: 'said.offerWithdrawn' };
    },
  },
  '/applications/{id}/report': {
    page,
    async carryOut({ client, form, id }) {
      const body = { report_reason_id: Number(form.report_reason_id), details: form.details ?? '' };
      await client.send(reportCandidate, { params: { id }, body });
      return { to: `/applications/${id}`, said: 'said.reported' };
    },
  },
};
