import type { ScreeningQuestion } from '@jobharbor/shared/contracts/jobs/job';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useAnswerText } from './use-answer-text.ts';

/** Returns a function that describes the expected answer to a question; undefined without one. */
export function useExpectedText() {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const answerText = useAnswerText();
  return (question: ScreeningQuestion): string | undefined => {
    const { answers, least, most } = question.expected ?? {};
    const write = (answer: string | undefined) => isolate(answerText(question, answer));
    if (answers) return t('applySteps.asks.answers', { answers: joinWithCommas(tag, answers.map(write)) });
    const isDay = question.format === 'date';
    const range = { least: write(least), most: write(most) };
    if (least !== undefined && most !== undefined)
      return t(isDay ? 'applySteps.asks.days' : 'applySteps.asks.between', range);
    if (least !== undefined) return t(isDay ? 'applySteps.asks.from' : 'applySteps.asks.least', range);
    if (most !== undefined) return t(isDay ? 'applySteps.asks.until' : 'applySteps.asks.most', range);
    return undefined;
  };
}
