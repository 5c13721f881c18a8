import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'dir'> & {
  showLabel: string;
  hideLabel: string;
  /** `new-password` when one is being chosen, so that a password manager offers one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a toggle that shows the password. Paste and password managers work. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      {...rest}
      dir="ltr"
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          size="small"
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
