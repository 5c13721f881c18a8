import type { Me } from '@jobharbor/shared/contracts/jobseeker';
import { useNow } from '@jobharbor/shared/remote';
import { Facts, SelectField } from '@jobharbor/shared/ui';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { EditableSection, type EditRequest } from './editable-section.tsx';
import { sections } from './sections.ts';
import { useFieldError } from './use-field-error.ts';
import { useNoticePeriods } from './use-notice-periods.ts';
import type { SectionEditor } from './use-section-editor.ts';

const selectableYears = 65;

/** The section “Work”: years of experience and notice period. */
export function WorkSection({ me, request }: { me: Me; request: EditRequest | null }) {
  const { t } = useTranslation('profile');
  const { data: periods } = useNoticePeriods();
  const thisYear = new Date(useNow()).getFullYear();
  const since = me.working_since;
  const notice = periods?.find(({ id }) => id === me.notice_period_id)?.value;
  const none = <span className="jh-quiet">{t('empty.fact')}</span>;
  return (
    <EditableSection
      section={sections.work}
      me={me}
      request={request}
      fields={(editor) => <Fields editor={editor} />}
    >
      <h2 className="jhp-section__title">{t('section.work')}</h2>
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
    </EditableSection>
  );
}

function Fields({ editor: { form } }: { editor: SectionEditor }) {
  const { t } = useTranslation('profile');
  const errorOf = useFieldError(form);
  const { data: periods = [] } = useNoticePeriods();
  const thisYear = new Date(useNow()).getFullYear();
  const years = Array.from({ length: selectableYears }, (_, index) => String(thisYear - index));
  const chosen = form.getValues('notice_period_id');
  const isKnown = periods.some(({ id }) => String(id) === chosen);
  // A select loses its value when its option is replaced: the key makes a new one, which takes the value of the form.
  const isLoaded = periods.length > 0;
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
        key={isLoaded ? 'loaded' : 'loading'}
        {...form.register('notice_period_id')}
        label={t('field.notice_period_id')}
        hint={t('hint.notice_period_id')}
        error={errorOf('notice_period_id')}
      >
        <option value="">{t('choose')}</option>
        {/* Keeps the saved value selected until the list has loaded, and if the list no longer has it. */}
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
