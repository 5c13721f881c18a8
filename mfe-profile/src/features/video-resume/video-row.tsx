import type { VideoResume } from '@jobharbor/shared/contracts/profile/video-resume';
import { formatDay } from '@jobharbor/shared/i18n';
import { ErrorNotice, useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { IconButton } from '@jobharbor/shared/ui';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import Video from 'lucide-react/icons/video';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';
import { formatClock } from './video-clock.ts';

export interface VideoRowProps {
  video: VideoResume;
  isDeleting: boolean;
  /** Error of the failed deletion; undefined without one. */
  deleteError: unknown;
  /** Just restored, or added as the last one: its button takes the focus from the removed button. */
  takesFocus: boolean;
  onPlay: () => void;
  onDelete: () => void;
}

/** One video résumé with its cover, facts and actions. */
export function VideoRow({ video, isDeleting, deleteError, takesFocus, onPlay, onDelete }: VideoRowProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) remove.current?.focus();
  }, [takesFocus]);
  const { filename: name, seconds, size, uploaded_at, cover_url } = video;
  return (
    <li className="jhp-video" aria-busy={isDeleting || undefined}>
      <div className="jhp-video__cover">
        {cover_url === null ? <Video aria-hidden="true" /> : <img src={cover_url} alt="" loading="lazy" />}
      </div>
      <div className="jhp-video__text">
        <span className="jhp-video__name">
          <bdi>{name}</bdi>
        </span>
        <span className="jhp-video__facts">
          <span>{formatClock(tag, seconds)}</span>
          <span>{formatFileSize(tag, size)}</span>
          <time dateTime={new Date(uploaded_at * 1_000).toISOString()}>
            {formatDay(tag, timeZone, uploaded_at)}
          </time>
        </span>
        <ErrorNotice error={deleteError} />
      </div>
      <div className="jhp-video__actions">
        <IconButton icon={<Play />} label={t('videoResume.play', { name })} onClick={onPlay} />
        <IconButton
          ref={remove}
          icon={<Trash2 />}
          label={t('resume.delete', { name })}
          aria-disabled={isDeleting || undefined}
          onClick={() => !isDeleting && onDelete()}
        />
      </div>
    </li>
  );
}
