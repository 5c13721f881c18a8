import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export interface SuggestedSentenceProps {
  sentence: string;
  /** It stands in the summary already. */
  isTaken: boolean;
  onOther: () => void;
  onTake: (sentence: string) => void;
}

/** A sentence made of facts of the résumé, which the person may put at the start of their summary. */
export function SuggestedSentence({ sentence, isTaken, onOther, onTake }: SuggestedSentenceProps) {
  const { t } = useTranslation('profile');
  return (
    <section className="jh-stack jh-gap-2">
      <h4>{t('fitJob.sentence')}</h4>
      <blockquote className="jhp-fit-sentence" dir="auto">
        {sentence}
      </blockquote>
      <p className="jh-quiet jh-small">{t('fitJob.sentenceHint')}</p>
      <div className="jh-inline">
        <Button size="small" disabled={isTaken} onClick={() => onTake(sentence)}>
          {t('fitJob.take')}
        </Button>
        <Button size="small" variant="quiet" onClick={onOther}>
          {t('fitJob.other')}
        </Button>
      </div>
    </section>
  );
}
