import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { brand } from '../../brand/index.ts';
import { newPassword } from '../../contracts/sign-in/auth.ts';
import {
  lowestPasswordScore,
  type PasswordChecker,
  scorePassword,
} from '../../contracts/sign-in/password-strength.ts';
import { ProgressBar } from '../../ui/index.ts';
import { loadChecker } from './load-checker.ts';

/** `tooShort` and `guessable` are refused when they are sent. */
const levels = ['tooShort', 'guessable', 'fair', 'good', 'strong'] as const;
export type PasswordLevel = (typeof levels)[number];

export interface StrengthMeterProps {
  password: string;
  /** Name and address of the person as far as the page knows them: parts of them make a password weak. */
  known: readonly string[];
  texts: { label: string } & Record<PasswordLevel, string>;
}

/** Debounce of the live region in milliseconds. */
const settledMs = 700;

/** A strength bar with its level in words. Renders nothing until the word lists are loaded. */
export function StrengthMeter({ password, known, texts }: StrengthMeterProps) {
  const checker = useChecker();
  const examined = useDeferredValue(password);
  const words = known.join('\n');
  const level = useMemo(
    () => (checker === null ? null : levelOf(checker, examined, words.split('\n'))),
    [checker, examined, words],
  );
  const announced = useSettled(level);
  if (level === null) return null;
  return (
    <div>
      <ProgressBar
        label={texts.label}
        value={levels.indexOf(level)}
        max={levels.length - 1}
        valueText={texts[level]}
      />
      <p className="jh-visually-hidden" role="status">
        {announced !== null && `${texts.label}: ${texts[announced]}`}
      </p>
    </div>
  );
}

function levelOf(checker: PasswordChecker, password: string, known: readonly string[]): PasswordLevel {
  if (!newPassword.safeParse(password).success) return 'tooShort';
  const score = scorePassword(checker, password, [...known, brand.name]);
  if (score < lowestPasswordScore) return 'guessable';
  return levels[score] ?? 'strong';
}

function useChecker(): PasswordChecker | null {
  const [checker, setChecker] = useState<PasswordChecker | null>(null);
  useEffect(() => {
    let isHere = true;
    loadChecker().then(
      (loaded) => isHere && setChecker(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return checker;
}

/** Debounces `value`, so that a live region does not announce each key. */
function useSettled<T>(value: T): T | null {
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
