import Flag from 'lucide-react/icons/flag';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../remote/index.ts';
import { Button, IconButton } from '../../ui/index.ts';
import { type ReportedSubject, useReportTexts } from './report-texts.ts';

const ConductReportDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "conduct-report" */ './conduct-report-dialog.tsx'))
      .ConductReportDialog,
);

export type ConductReportButtonProps = {
  /** What can be reported here; with several the form asks which. */
  subjects: readonly ReportedSubject[];
  /** Who does not learn who reported: a recruiter or a company. */
  name: string;
  /** An icon alone, such as in a header. */
  icon?: boolean;
  size?: 'small';
  'aria-describedby'?: string;
};

/** Opens the form that reports a chat, its recruiter or an interview. */
export function ConductReportButton({ subjects, name, icon, ...button }: ConductReportButtonProps) {
  const t = useReportTexts();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {icon ? (
        <IconButton label={t('action')} icon={<Flag />} onClick={open} />
      ) : (
        <Button {...button} variant="quiet" onClick={open}>
          {t('action')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ConductReportDialog {...{ subjects, name }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
