import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { type FieldErrorType, schemaResolver } from '@jobharbor/shared/forms';
import { useErrorText } from '@jobharbor/shared/remote';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A settings form: validated by `schema`, with the server's field errors. `faultOf` is the remaining general error. */
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
    /** Shows the server's field errors. */
    showErrors(thrown: unknown): void {
      for (const [name, text] of fieldTexts(toAppError(thrown), form.getValues()))
        form.setError(name as Path<V>, { type: 'server', message: text }, { shouldFocus: true });
    },
    /** General error above the buttons: null if the fields show it. */
    faultOf(thrown: unknown): string | null {
      if (!thrown) return null;
      return fieldTexts(toAppError(thrown), form.getValues()).length > 0 ? null : errorText(thrown);
    },
  };
}

const fieldTexts = ({ fields }: AppError, values: FieldValues): [string, string][] =>
  Object.entries(fields).flatMap(([name, [text]]) => (name in values && text ? [[name, text]] : []));
