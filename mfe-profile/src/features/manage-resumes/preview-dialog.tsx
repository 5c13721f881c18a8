import { type DocumentLine, previewResume } from '@jobharbor/shared/calls/jobseeker-resumes/preview-resume';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, useCall, useLocale } from '@jobharbor/shared/remote';
import { ButtonLink, Dialog, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useReading } from '../../common/use-reading.ts';
import { PagePicture } from './page-picture.tsx';
import { resumeFileUrl } from './resume-file-url.ts';
import '../../common/resume-pages.css';

/** Shows a résumé without a download: a PDF as pictures of its pages with their text, a Word file as text. */
export function PreviewDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const reading = useReading(resume.id);
  // Immutable: the file of an id never changes.
  const preview = useCall(
    previewResume,
    { params: { id: resume.id } },
    { staleTime: Number.POSITIVE_INFINITY, retry: false, enabled: reading.isDone },
  );
  const readAgain = async () => {
    if (await reading.retry()) await preview.refetch();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={<bdi>{resume.filename}</bdi>}
      closeLabel={t('manageResumes.close')}
    >
      {preview.data ? (
        preview.data.pages > 0 ? (
          <Pages id={resume.id} pages={preview.data.pages} lines={preview.data.lines} />
        ) : (
          <div className="jhp-preview-text">
            <p className="jh-quiet jh-small">{t('manageResumes.preview.textOnly')}</p>
            <Lines lines={preview.data.lines} />
          </div>
        )
      ) : preview.isError && reading.isDone ? (
        <ErrorNotice
          title={t('manageResumes.preview.failed')}
          error={preview.error}
          retry={{ refetch: readAgain, isFetching: preview.isFetching }}
          actions={
            <ButtonLink size="small" variant="quiet" href={resumeFileUrl(resume.id)} download>
              {t('manageResumes.preview.download')}
            </ButtonLink>
          }
        />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton shape="block" className="jhp-page-skeleton" />
        </div>
      )}
    </Dialog>
  );
}

function Pages({ id, pages, lines }: { id: number; pages: number; lines: readonly DocumentLine[] }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (
    <ol className="jhp-pages">
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => {
        const ofPage = lines.filter((line) => line.page === page);
        return (
          <li key={page}>
            <PagePicture
              id={id}
              page={page}
              label={t('manageResumes.preview.page', {
                page: formatNumber(tag, page),
                pages: formatNumber(tag, pages),
              })}
            />
            {ofPage.length > 0 && (
              <details>
                <summary className="jh-disclosure">
                  {t('manageResumes.preview.asText', { page: formatNumber(tag, page) })}
                </summary>
                <div className="jhp-preview-text">
                  <Lines lines={ofPage} />
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Lines({ lines }: { lines: readonly DocumentLine[] }) {
  const { t } = useTranslation('profile');
  if (lines.length === 0) return <p>{t('manageResumes.preview.noText')}</p>;
  return lines.map((line, index) => {
    const text = line.text.replace(/\t/g, '   ');
    // Lines never move, so the index is a safe key.
    const key = `${index}`;
    if (line.kind === 'heading') {
      return (
        <h3 key={key} dir="auto">
          {text}
        </h3>
      );
    }
    return (
      <p key={key} dir="auto" className={line.kind === 'item' ? 'jhp-preview-text__item' : undefined}>
        {text}
      </p>
    );
  });
}
