import { TextField } from '@jobharbor/shared/ui';

/** "10" or "12.5" as a share from 0 to 1; null for anything that is no percentage. */
export function parseShare(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const share = Number(text) / 100;
  return share <= 1 ? Number(share.toFixed(4)) : null;
}

export function ShareField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label="Share of visitors, in percent"
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint="0 is nobody, 100 is everybody. A visitor keeps what they got."
      error={parseShare(value) === null ? 'Give a percentage from 0 to 100, as in 10 or 2.5.' : undefined}
    />
  );
}
