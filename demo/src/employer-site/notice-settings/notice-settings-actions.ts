import { changeRecruiterNotices } from '@jobharbor/shared/calls/recruiter/change-recruiter-notices';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import type { FormAction } from '../action.ts';

const page = '/notices';

/** The form of the settings of a recruiter's own news. */
export const noticeSettingsActions: Readonly<Record<string, FormAction>> = {
  '/notices': {
    page,
    async carryOut({ client, form, t }) {
      const { from = '', until = '', time_zone = '' } = form;
      if ((from === '') !== (until === '') || (from !== '' && from === until))
        throw new AppError(errorCode.invalidParameters, {
          ...{ status: 422, message: t('notices.hoursRefused') },
          fields: { until: [t(from === until ? 'notices.equal' : 'notices.both')] },
        });
      const has = (name: string) => form[name] === '1';
      const channels = (kind: string) => ({ email: has(`${kind}-email`), site: has(`${kind}-site`) });
      await client.send(changeRecruiterNotices, {
        body: {
          ...{ messages: channels('messages'), applications: channels('applications') },
          company: { email: has('company-email') },
          shows_activity: has('shows_activity'),
          schedule: { time_zone, digest: has('digest'), quiet: from === '' ? null : { from, until } },
        },
      });
      return { to: page, said: 'said.noticesSaved' };
    },
  },
};
