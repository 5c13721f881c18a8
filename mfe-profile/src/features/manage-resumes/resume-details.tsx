import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { formatFileSize } from '../../common/format-file-size.ts';

/** Format, size and upload date of a résumé in one line: `PDF · 1.2 MB · 21 November 2026`. */
export function ResumeDetails({ resume }: { resume: Resume }) {
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <span className="jhp-resume__details">
      <span>{resume.format.toUpperCase()}</span>
      <span>{formatFileSize(tag, resume.size)}</span>
      <time dateTime={new Date(resume.uploaded_at * 1_000).toISOString()}>
        {formatDay(tag, timeZone, resume.uploaded_at)}
      </time>
    </span>
  );
}
