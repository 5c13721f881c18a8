import { useTranslation } from 'react-i18next';
import type { Mode } from './account-values.ts';

const modes = ['sign-in', 'create'] as const satisfies readonly Mode[];

/** The two things that the form can do, side by side. */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className="jha-modes">
      <legend className="jh-visually-hidden">{t('mode.label')}</legend>
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          className="jha-modes__one"
          aria-pressed={one === mode}
          onClick={() => one !== mode && onChange(one)}
        >
          {t(`mode.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
