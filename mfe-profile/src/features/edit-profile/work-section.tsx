import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { lazyPart, useNow } from '@jobharbor/shared/remote';
import { Facts, SelectField } from '@jobharbor/shared/ui';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Compass from 'lucide-react/icons/compass';
import Globe from 'lucide-react/icons/globe';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlatList } from '../../common/entries/entry-kind.ts';
import { MissingList } from '../../common/entries/fields/missing-list.tsx';
import { useFlatListQuery } from '../../common/entries/option-names.ts';
import { EditableSection, type EditRequest } from './editable-section.tsx';
import { type ProfileField, sections } from './sections.ts';
import { useFieldError } from './use-field-error.ts';
import { useFieldText } from './use-field-text.ts';
import type { SectionEditor } from './use-section-editor.ts';

// Lazy: loads the names of all countries.
const EligibilityField = lazyPart(async () => (await import('./eligibility-field.tsx')).EligibilityField);

const selectableYears = 65;

const icons = {
  notice_period_id: <CalendarClock />,
  user_identity_id: <UserRound />,
  job_seeking_status_id: <Compass />,
  work_eligibility: <Globe />,
};

/** The section “Work”: years of experience, when and where the person could start, and what they look for. */
export function WorkSection({ me, request }: { me: Me; request: EditRequest | null }) {
  const { t } = useTranslation('profile');
  const textOf = useFieldText();
  const thisYear = new Date(useNow()).getFullYear();
  const since = me.working_since;
  const values = sections.work.valuesOf(me);
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
          ...(Object.keys(icons) as (keyof typeof icons)[]).map((field) => ({
            term: t(`field.${field}`),
            icon: icons[field],
            detail: textOf(field, values[field] ?? '') || none,
          })),
        ]}
      />
    </EditableSection>
  );
}

function Fields({ editor: { form } }: { editor: SectionEditor }) {
  const { t } = useTranslation('profile');
  const errorOf = useFieldError(form);
  const thisYear = new Date(useNow()).getFullYear();
  const years = Array.from({ length: selectableYears }, (_, index) => String(thisYear - index));
  return (
    <>
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
        <ChoiceField
          form={form}
          field="notice_period_id"
          list="notice_period_lists"
          hint={t('hint.notice_period_id')}
        />
      </div>
      <div className="jhp-pair">
        <ChoiceField form={form} field="user_identity_id" list="user_identity_lists" />
        <ChoiceField form={form} field="job_seeking_status_id" list="job_seeking_status_lists" />
      </div>
      <Suspense>
        <EligibilityField
          error={errorOf('work_eligibility')}
          value={form.watch('work_eligibility') ?? ''}
          onValue={(value) => form.setValue('work_eligibility', value, { shouldDirty: true })}
        />
      </Suspense>
    </>
  );
}

/** Select of an API list. */
function ChoiceField({
  form,
  field,
  list,
  hint,
}: {
  form: SectionEditor['form'];
  field: ProfileField;
  list: FlatList;
  hint?: string;
}) {
  const { t } = useTranslation('profile');
  const errorOf = useFieldError(form);
  const query = useFlatListQuery(list);
  const options = query.data ?? [];
  const chosen = form.getValues(field);
  const isKnown = options.some(({ id }) => String(id) === chosen);
  // A select loses its value when its option is replaced: the key makes a new one, which takes the value of the form.
  const isLoaded = options.length > 0;
  return (
    <div className="jh-stack jh-gap-2">
      <SelectField
        key={isLoaded ? 'loaded' : 'loading'}
        {...form.register(field)}
        label={t(`field.${field}`)}
        hint={hint}
        error={errorOf(field)}
      >
        <option value="">{t('choose')}</option>
        {/* Keeps the saved value selected until the list has loaded, and if the list no longer has it. */}
        {chosen && !isKnown && <option value={chosen}>…</option>}
        {options.map(({ id, value }) => (
          <option key={id} value={id}>
            {value}
          </option>
        ))}
      </SelectField>
      <MissingList query={query} />
    </div>
  );
}
