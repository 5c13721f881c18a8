import { rateResumeSync } from '@jobharbor/shared/calls/jobseeker-resumes/rate-resume-sync';
import { type SyncRating, syncRatings } from '@jobharbor/shared/contracts/profile/resume-sync';
import { useErrorText, useSend } from '@jobharbor/shared/remote';
import { RadioGroup } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks how well the résumé was parsed. Saved at once, and can be changed. */
export function SyncRatingForm({ resumeId, rating }: { resumeId: number; rating: SyncRating | null }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(rating);
  const sending = useSend(rateResumeSync, { onError: () => setChosen(rating) });
  return (
    <section className="jh-stack" aria-label={t('readResume.rating.question')}>
      <RadioGroup
        name="rating"
        inline
        legend={t('readResume.rating.question')}
        options={syncRatings.map((value) => ({ value, label: t(`readResume.rating.${value}`) }))}
        value={chosen ?? ('' as SyncRating)}
        error={sending.isError ? errorText(sending.error) : undefined}
        onValueChange={(value) => {
          setChosen(value);
          sending.mutate({ params: { id: resumeId }, body: { rating: value } });
        }}
      />
      <p role="status" className="jh-quiet jh-small">
        {sending.isSuccess ? t('readResume.rating.thanks') : ''}
      </p>
    </section>
  );
}
