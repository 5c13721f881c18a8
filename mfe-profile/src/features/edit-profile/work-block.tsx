import type { Me } from '@jobharbor/shared/contracts/jobseeker';
import { useNow } from '@jobharbor/shared/remote';
import { Facts, SelectField } from '@jobharbor/shared/ui';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { useNoticePeriods } from './api/get-notice-periods.ts';
import { blocks, type ProfileField } from './blocks.ts';
import { ProfileBlock } from './profile-block.tsx';
import type { BlockEditor } from './use-block-editor.ts';
import { useBlockError } from './use-block-error.ts';

const workingLife = 65;

/** How long at work, and how soon free for the next. */
export function WorkBlock({ me, wanted }: { me: Me; wanted: { field: ProfileField } | null }) {
  const { t } = useTranslation('profile');
  const { data: periods } = useNoticePeriods();
  const thisYear = new Date(useNow()).getFullYear();
  const since = me.working_since;
  const notice = periods?.find(({ id }) => id === me.notice_period_id)?.value;
  const none = <span className="jh-quiet">{t('empty.fact')}</span>;
  return (
    <ProfileBlock block={blocks.work} me={me} wanted={wanted} fields={(editor) => <Fields editor={editor} />}>
      <h2 className="jhp-block__title">{t('block.work')}</h2>
      <Facts
        facts={[
          {
            term: t('field.working_since'),
            icon: <BriefcaseBusiness />,
            detail:
              since === null
                ? none
                : since < thisYear
                  ? t('since', { year: since, count: thisYear - since })
                  : since,
          },
          {
            term: t('field.notice_period_id'),
            icon: <CalendarClock />,
            detail: me.notice_period_id === null ? none : (notice ?? '…'),
          },
        ]}
      />
    </ProfileBlock>
  );
}

function Fields({ editor: { form } }: { editor: BlockEditor }) {
  const { t } = useTranslation('profile');
  const errorOf = useBlockError(form);
  const { data: periods = [] } = useNoticePeriods();
  const thisYear = new Date(useNow()).getFullYear();
  const years = Array.from({ length: workingLife }, (_, past) => String(thisYear - past));
  const chosen = form.getValues('notice_period_id');
  const isKnown = periods.some(({ id }) => String(id) === chosen);
  // A select forgets its value with the option that holds it: a new one takes it from the form.
  const isListed = periods.length > 0;
  return (
    <div className="jhp-pair">
      <SelectField
        {...form.register('working_since')}
        label={t('field.working_since')}
        hint={t('hint.working_since')}
        error={errorOf('working_since')}
      >
        <option value="">{t('choose')}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField
        key={isListed ? 'listed' : 'waiting'}
        {...form.register('notice_period_id')}
        label={t('field.notice_period_id')}
        hint={t('hint.notice_period_id')}
        error={errorOf('notice_period_id')}
      >
        <option value="">{t('choose')}</option>
        {/* Until the list is there, and if it has changed: what was chosen stays chosen. */}
        {chosen && !isKnown && <option value={chosen}>…</option>}
        {periods.map(({ id, value }) => (
          <option key={id} value={id}>
            {value}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
