export { ApiError, type ApiErrorDetails, isApiError, toProblem } from './api-error.ts';
export {
  AppError,
  type AppErrorDetails,
  type FieldTexts,
} from './app-error.ts';
export { type CatalogueEntry, catalogue, type ErrorName, errorCode } from './error-codes.ts';
export {
  errorText,
  errorTexts,
  type FieldProblem,
  fieldText,
  requiredText,
  type TextParams,
} from './error-text.ts';
export { firstErrorText } from './first-error-text.ts';
export { hasCode, isAppError } from './is-app-error.ts';
export { phoneFormatCodes } from './phone-formats.ts';
export { toAppError } from './to-app-error.ts';
