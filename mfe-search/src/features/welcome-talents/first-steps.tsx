import { useTranslation } from 'react-i18next';

const steps = ['step1', 'step2', 'step3'] as const;

/** Steps from the first search to the answer. */
export function FirstSteps() {
  const { t } = useTranslation('search');
  return (
    <section className="jh-stack jh-gap-4" aria-labelledby="jhs-talents-steps">
      <h2 id="jhs-talents-steps">{t('talents.stepsTitle')}</h2>
      <ol className="jh-grid jhs-talents__three jhs-talents__steps">
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`talents.${step}`)}</h3>
            <p>{t(`talents.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
