import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { lazyPart, useLocale } from '@jobharbor/shared/remote';
import { TextField } from '@jobharbor/shared/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableSection, type EditRequest } from './editable-section.tsx';
import { sections } from './sections.ts';
import { useFieldError } from './use-field-error.ts';
import type { SectionEditor } from './use-section-editor.ts';

const LocateField = lazyPart(async () => (await import('./locate-field.tsx')).LocateField);

/** The section at the top: picture, name, headline and place. */
export function IntroSection({
  me,
  request,
  Picture,
}: {
  me: Me;
  request: EditRequest | null;
  Picture: ComponentType<{ name: string }>;
}) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const name = personName(me, tag);
  return (
    <EditableSection
      section={sections.intro}
      me={me}
      request={request}
      fields={(editor) => <Fields editor={editor} />}
    >
      <div className="jhp-intro">
        <Picture name={name} />
        <div className="jhp-intro__text">
          <p className="jhp-intro__name">
            <bdi>{name}</bdi>
          </p>
          {me.headline ? (
            <p className="jhp-intro__headline">
              <bdi>{me.headline}</bdi>
            </p>
          ) : (
            <p className="jh-quiet">{t('empty.headline')}</p>
          )}
          {me.location && (
            <p className="jhp-intro__place">
              <MapPin className="jh-icon" aria-hidden="true" /> <bdi>{me.location}</bdi>
            </p>
          )}
        </div>
      </div>
    </EditableSection>
  );
}

function Fields({ editor: { form } }: { editor: SectionEditor }) {
  const { t } = useTranslation('profile');
  const errorOf = useFieldError(form);
  const field = (name: 'first_name' | 'last_name' | 'headline' | 'location') => ({
    ...form.register(name),
    dir: 'auto',
    label: t(`field.${name}`),
    error: errorOf(name),
  });
  return (
    <>
      <div className="jhp-pair">
        <TextField {...field('first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} autoComplete="family-name" note={t('optional')} />
      </div>
      <TextField {...field('headline')} hint={t('hint.headline')} note={t('optional')} />
      <TextField {...field('location')} hint={t('hint.location')} note={t('optional')} />
      <Suspense>
        <LocateField onPlace={(place) => form.setValue('location', place, { shouldDirty: true })} />
      </Suspense>
    </>
  );
}
