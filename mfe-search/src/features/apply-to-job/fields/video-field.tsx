import { RadioGroup } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { useVideoChoice } from './use-video-choice.ts';

export type VideoFieldProps = {
  choice: ReturnType<typeof useVideoChoice>;
  onChoose: (videoId: number | null) => void;
};

/** Select of the video résumé to send; renders nothing without any. */
export function VideoField({ choice: { videos, videoId }, onChoose }: VideoFieldProps) {
  const { t } = useTranslation('search');
  if (videos.length === 0) return null;
  return (
    <div className="jh-stack jh-gap-2">
      <RadioGroup
        legend={t('applyVideo.legend')}
        name="video-resume"
        value={videoId === null ? 'none' : String(videoId)}
        onValueChange={(next) => onChoose(next === 'none' ? null : Number(next))}
        options={[
          ...videos.map(({ id, filename }) => ({ value: String(id), label: <bdi>{filename}</bdi> })),
          { value: 'none', label: t('applyVideo.none') },
        ]}
      />
      {videoId !== null && <p className="jh-quiet jh-small">{t('applyVideo.shared')}</p>}
    </div>
  );
}
