import { videoLimits } from '@jobharbor/shared/contracts/profile/video-resume';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, FileDrop } from '@jobharbor/shared/ui';
import Camera from 'lucide-react/icons/camera';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';
import { drawFrame } from './draw-frame.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface ChooseCoverProps {
  /** URL of the video. */
  src: string;
  cover: Blob | null;
  /** The current cover of the video. */
  coverUrl?: string | null;
  onCover: (cover: Blob) => void;
  /** Whether the video is uploaded. */
  isStored?: boolean;
  /** Duration in seconds, once the browser has read it. */
  onDuration?: (seconds: number) => void;
}

const picturesTaken = [...videoLimits.coverFormats.map((format) => `.${format}`), 'image/jpeg', 'image/png'];
const isPicture = ({ name, type }: File) =>
  /^image\/(jpeg|png|bmp|x-ms-bmp)$/.test(type) || /\.(jpe?g|png|bmp)$/i.test(name);

function faultOf(file: File): 'wrongKind' | 'empty' | 'tooLarge' | undefined {
  if (!isPicture(file)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > videoLimits.maxCoverBytes ? 'tooLarge' : undefined;
}

/** Plays a video, and takes its cover from the current frame or a picture. Default: the first second. */
export function ChooseCover({
  src,
  cover,
  coverUrl = null,
  onCover,
  isStored = false,
  onDuration,
}: ChooseCoverProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const player = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<string>();
  const [canPlay, setCanPlay] = useState(true);
  const shown = useObjectUrl(cover) ?? coverUrl ?? undefined;
  const size = (bytes: number) => formatFileSize(tag, bytes);

  async function take() {
    const frame = player.current && (await drawFrame(player.current));
    if (frame) onCover(frame);
  }
  function choose(file: File) {
    const numbers = { size: size(file.size), limit: size(videoLimits.maxCoverBytes) };
    const found = faultOf(file);
    setFault(found && t(`avatar.fault.${found}`, numbers));
    if (!found) onCover(file);
  }

  return (
    <div className="jh-stack jh-gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: what the person recorded has no captions */}
      <video
        ref={player}
        className="jhp-video__player"
        src={src}
        controls
        playsInline
        aria-label={t('videoResume.preview')}
        onError={() => setCanPlay(false)}
        onLoadedData={({ currentTarget: video }) => {
          onDuration?.(video.duration);
          if (shown === undefined) video.currentTime = Math.min(1, video.duration / 2 || 0);
        }}
        onSeeked={() => shown === undefined && void take()}
      />
      {!canPlay && (
        <p className="jh-quiet">{t(isStored ? 'videoResume.cannotPlayStored' : 'videoResume.cannotPlay')}</p>
      )}
      <CurrentCover src={shown} onTake={canPlay ? () => void take() : undefined} />
      <FileDrop
        label={t('videoResume.cover.file')}
        hint={t('avatar.hint', { limit: size(videoLimits.maxCoverBytes) })}
        error={fault}
        accept={picturesTaken.join(',')}
        onFiles={([file]) => file && choose(file)}
      />
    </div>
  );
}

interface CurrentCoverProps {
  src: string | undefined;
  /** Takes the current frame; undefined where the browser cannot play the video. */
  onTake: (() => void) | undefined;
}

function CurrentCover({ src, onTake }: CurrentCoverProps) {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-video__cover-row">
      <div className="jhp-video__cover">
        {src !== undefined && <img src={src} alt={t('videoResume.cover.now')} />}
      </div>
      <div className="jh-stack jh-gap-2">
        <p className="jh-small">{t('videoResume.cover.hint')}</p>
        {onTake && (
          <Button size="small" iconStart={<Camera />} onClick={onTake}>
            {t('videoResume.cover.frame')}
          </Button>
        )}
      </div>
    </div>
  );
}
