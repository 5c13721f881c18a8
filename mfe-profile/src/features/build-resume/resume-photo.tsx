import { countryName } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import Camera from 'lucide-react/icons/camera';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoHabit } from './photo-habit.ts';
import type { ResumeDraft } from './use-resume-draft.ts';

// Lazy: most résumés have no photo.
const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog);

/** The optional photo of a résumé, and what is usual in the country. A résumé has none until the person chooses one. */
export function ResumePhoto({ draft: { design, change } }: { draft: ResumeDraft }) {
  const { t } = useTranslation('profile');
  const { language, country } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { photo } = design;
  const name = countryName(language.value, country.key);
  const habit = photoHabit(country.key);
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhp-photo">
      <h2 id="jhp-photo" className="jhp-photo__title">
        {t('buildResume.photo.title')}
      </h2>
      <p className="jh-quiet jh-small">
        {name === undefined
          ? t('buildResume.photo.habit.unknown')
          : t(`buildResume.photo.habit.${habit}`, { country: name })}
      </p>
      <div className="jhp-photo">
        {photo !== undefined && (
          <img
            className="jhp-photo__picture"
            src={`data:image/jpeg;base64,${photo}`}
            alt={t('buildResume.photo.alt')}
            width={96}
            height={96}
          />
        )}
        <div className="jh-inline">
          <Button
            ref={opener}
            iconStart={<Camera />}
            onClick={() => {
              setOpened(true);
              setOpen(true);
            }}
          >
            {photo === undefined ? t('buildResume.photo.add') : t('buildResume.photo.change')}
          </Button>
          {photo !== undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                change({ photo: undefined });
                opener.current?.focus();
              }}
            >
              {t('buildResume.photo.remove')}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="jh-quiet jh-small">
        {photo === undefined ? t('buildResume.photo.none') : t('buildResume.photo.copies')}
      </p>
      {wasOpened && (
        <Suspense>
          <PhotoDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onChosen={(chosen) => {
              change({ photo: chosen });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
