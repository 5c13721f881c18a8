import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { makeOffer } from '@jobharbor/shared/calls/recruiter/make-offer';
import { moveApplication } from '@jobharbor/shared/calls/recruiter/move-application';
import { reportCandidate } from '@jobharbor/shared/calls/recruiter/report-candidate';
import { withdrawOffer } from '@jobharbor/shared/calls/recruiter/withdraw-offer';
import { countryByKey, type OfferedPay } from '@jobharbor/shared/contracts';
import { instantOf } from '../../form-site/wall-time.ts';
import type { FormAction } from '../action.ts';
import { toMinor } from '../forms/amounts.ts';
import { linesOf } from '../forms/lines-of.ts';
import { zoneOf } from '../zone-of.ts';

const page = '/applications/{id}';

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
    async carryOut(acting) {
      const { client, form, fields, id, country } = acting;
      const { application } = await client.send(getReceivedApplication, { params: { id } });
      const currency = countryByKey(application.job.country_key || country)?.currency ?? 'USD';
      const text = (name: string) => form[name]?.trim() ?? '';
      await client.send(makeOffer, {
        params: { id },
        body: {
          ...{ title: text('title'), starts_on: text('starts_on'), hours: text('hours') },
          ...{ place: text('place'), note: text('note') || null, benefits: linesOf(fields, 'benefits') },
          pay: {
            ...{ currency, amount: toMinor(form.amount, currency) ?? 0 },
            period: form.period as OfferedPay['period'],
          },
          // The whole of its last day.
          valid_until: instantOf(`${text('valid_until')}T23:59`, zoneOf(acting)),
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
