import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { type FieldErrorType, schemaResolver } from '@jobharbor/shared/forms';
import { useErrorText } from '@jobharbor/shared/remote';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form of the settings: checked by `schema`, its fields marked with what the server refuses. `faultOf` is what is left
 * to say for the form as a whole.
 */
export function useSettingsForm<V extends FieldValues>(
  schema: z.ZodMiniType<unknown>,
  defaultValues: DefaultValues<V>,
  texts: (name: Path<V>, type: FieldErrorType) => string,
) {
  const errorText = useErrorText();
  const form = useForm<V>({
    defaultValues,
    resolver: schemaResolver(schema) as unknown as Resolver<V>,
  });
  const { errors } = form.formState;
  return {
    form,
    errorOf(name: Path<V>): string | undefined {
      const error = errors[name];
      if (!error) return undefined;
      return error.type === 'server'
        ? String(error.message ?? '')
        : texts(name, error.type as FieldErrorType);
    },
    /** Marks the fields that the server refuses. */
    showErrors(thrown: unknown): void {
      for (const [name, text] of fieldTexts(toAppError(thrown), form.getValues()))
        form.setError(name as Path<V>, { type: 'server', message: text }, { shouldFocus: true });
    },
    /** What to say above the buttons: null where the fields say it. */
    faultOf(thrown: unknown): string | null {
      if (!thrown) return null;
      return fieldTexts(toAppError(thrown), form.getValues()).length > 0 ? null : errorText(thrown);
    },
  };
}

const fieldTexts = ({ fields }: AppError, values: FieldValues): [string, string][] =>
  Object.entries(fields).flatMap(([name, [text]]) => (name in values && text ? [[name, text]] : []));
