import { useTranslation } from 'react-i18next';
import type { AccountMode } from './password/account-values.ts';

const modes = ['sign-in', 'create'] as const satisfies readonly AccountMode[];

/** Two toggle buttons: sign in, or create an account. */
export function ModeSwitch({ mode, onChange }: { mode: AccountMode; onChange: (mode: AccountMode) => void }) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className="jha-modes">
      <legend className="jh-visually-hidden">{t('mode.label')}</legend>
      {modes.map((option) => (
        <button
          key={option}
          type="button"
          className="jha-modes__option"
          aria-pressed={option === mode}
          onClick={() => option !== mode && onChange(option)}
        >
          {t(`mode.${option}`)}
        </button>
      ))}
    </fieldset>
  );
}
