import { useDirtyLease, useLocale } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Notice } from '@jobharbor/shared/ui';
import Circle from 'lucide-react/icons/circle';
import Square from 'lucide-react/icons/square';
import Video from 'lucide-react/icons/video';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recordableType, recordedSeconds, useRecorder } from './use-recorder.ts';
import { formatClock } from './video-clock.ts';

/** Remaining seconds at which they are announced. */
const warnedSeconds = 30;

/** Records a video with the device's camera, if the browser can record MP4; else says that it cannot. */
export function RecordVideo({ onRecorded }: { onRecorded: (file: File) => void }) {
  const { t } = useTranslation('profile');
  const { recorder, open, start, stop, close } = useRecorder(onRecorded);
  useDirtyLease(recorder.status === 'recording', 'video-recording', 'lost');

  if (recordableType() === undefined)
    return <p className="jh-quiet jh-small">{t('videoResume.record.unsupported')}</p>;
  switch (recorder.status) {
    case 'off':
    case 'asking':
      return (
        <div>
          <Button iconStart={<Video />} loading={recorder.status === 'asking'} onClick={() => void open()}>
            {t('videoResume.record.open')}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          role="alert"
          actions={
            <Button size="small" onClick={() => void open()}>
              {t('retry')}
            </Button>
          }
        >
          {t(`videoResume.record.${recorder.reason}`)}
        </Notice>
      );
    case 'ready':
    case 'recording':
      return <Viewfinder recorder={recorder} {...{ start, stop, close }} />;
  }
}

type Recording = ReturnType<typeof useRecorder>;

interface ViewfinderProps extends Pick<Recording, 'start' | 'stop' | 'close'> {
  recorder: Extract<Recording['recorder'], { stream: unknown }>;
}

/** The camera's picture, with the time and the buttons to record. */
function Viewfinder({ recorder, start, stop, close }: ViewfinderProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const viewfinder = useRef<HTMLVideoElement>(null);
  const { stream } = recorder;
  useEffect(() => {
    if (viewfinder.current) viewfinder.current.srcObject = stream;
  }, [stream]);
  const clock = (seconds: number) => formatClock(tag, seconds);
  const isRecording = recorder.status === 'recording';
  return (
    <div className="jh-stack jh-gap-3">
      <video
        ref={viewfinder}
        className="jhp-video__player jhp-video__player--mirrored"
        aria-label={t('videoResume.record.viewfinder')}
        autoPlay
        muted
        playsInline
      />
      <p className="jhp-video__clock" role="timer" aria-live="off">
        {t('videoResume.record.time', {
          now: clock(recorder.seconds),
          end: clock(recordedSeconds),
        })}
      </p>
      <LiveRegion>
        {isRecording
          ? recorder.seconds < recordedSeconds - warnedSeconds
            ? t('videoResume.record.running')
            : t('videoResume.record.ending', { count: warnedSeconds })
          : ''}
      </LiveRegion>
      <div className="jh-inline">
        <Button
          variant="primary"
          data-autofocus
          iconStart={isRecording ? <Square /> : <Circle />}
          onClick={isRecording ? stop : start}
        >
          {t(isRecording ? 'videoResume.record.stop' : 'videoResume.record.start')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
