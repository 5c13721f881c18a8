import { drawResume } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume';
import type { CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { isEmptyResume, type ResumeDesign } from '@jobharbor/shared/contracts/profile/resume-document';
import { formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, useCall, useLocale } from '@jobharbor/shared/remote';
import { LiveRegion, Notice, Skeleton } from '@jobharbor/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { untilMade } from './use-save-resume.ts';

/** Debounce in milliseconds. */
const pauseMs = 700;

/** Preview of the printed pages, rendered again after each pause in typing (debounced). */
export function PagePreviews({ design }: { design: ResumeDesign }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const [settled, setSettled] = useState(design);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(design), pauseMs);
    return () => clearTimeout(timer);
  }, [design]);
  const isEmpty = isEmptyResume(settled.document);
  const drawing = useCall(
    drawResume,
    { body: settled },
    {
      enabled: !isEmpty,
      placeholderData: keepPreviousData,
      staleTime: 600_000,
      gcTime: 60_000,
      ...untilMade,
    },
  );
  const number = (value: number) => formatNumber(tag, value);
  const isBusy = design !== settled || drawing.isFetching;
  return (
    <section className="jhp-preview" aria-labelledby="jhp-preview" aria-busy={isBusy}>
      <h2 id="jhp-preview">{t('buildResume.preview')}</h2>
      {isEmpty ? (
        <p className="jh-quiet">{t('buildResume.previewEmpty')}</p>
      ) : (
        <>
          <ErrorNotice error={drawing.error} retry={drawing} />
          {drawing.data ? (
            <>
              <LiveRegion>
                {isBusy ? '' : t('buildResume.drawn', { pages: number(drawing.data.page_count) })}
              </LiveRegion>
              {drawing.data.page_count > 2 && (
                <Notice tone="attention">
                  {t('buildResume.tooLong', { pages: number(drawing.data.page_count) })}
                </Notice>
              )}
              {drawing.data.missing !== '' && (
                <Notice tone="attention">
                  {t('buildResume.missing', { characters: drawing.data.missing })}
                </Notice>
              )}
              <PagePictures drawing={drawing.data} isBusy={isBusy} />
            </>
          ) : (
            !drawing.isError && <Skeleton shape="block" className="jhp-page-skeleton" />
          )}
        </>
      )}
    </section>
  );
}

interface PagePicturesProps {
  drawing: CallAnswer<typeof drawResume>;
  isBusy: boolean;
}

/** The first pages; `page_count` says how many there are. */
function PagePictures({ drawing, isBusy }: PagePicturesProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const number = (value: number) => formatNumber(tag, value);
  return (
    <ol className="jhp-pages" data-busy={isBusy}>
      {drawing.pages.map((picture, index) => (
        // Pages have no key but their index.
        <li key={`${index + 1}`}>
          <img
            className="jhp-page-picture"
            src={`data:image/webp;base64,${picture}`}
            alt={t('manageResumes.preview.page', {
              page: number(index + 1),
              pages: number(drawing.page_count),
            })}
          />
        </li>
      ))}
    </ol>
  );
}
