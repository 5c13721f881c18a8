import { useLocale } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useDictation } from './use-dictation.ts';

const texts = {
  idle: 'voice',
  listening: 'listening',
  failed: 'voiceFailed',
  refused: 'voiceRefused',
} as const;

/** Speaks an answer in place of typing it, or says that this browser cannot. Says before what the browser does. */
export function Dictation({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { isAvailable, state, start, stop } = useDictation(tag);
  if (!isAvailable) return <p className="jh-quiet jh-small">{t('interview.noVoice')}</p>;
  const isListening = state === 'listening';
  return (
    <div className="jh-stack jh-gap-2">
      <div>
        <Button aria-pressed={isListening} onClick={() => (isListening ? stop() : start(onText))}>
          {isListening ? t('interview.stop') : t('interview.speak')}
        </Button>
      </div>
      <p role="status" className="jh-quiet jh-small">
        {t(`interview.${texts[state]}`)}
      </p>
    </div>
  );
}
