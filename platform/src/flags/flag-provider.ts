import { type FlagChanges, type FlagValue, flagIn } from '@jobharbor/shared/remote/flag';
import {
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';

/** OpenFeature provider for the flags of the release store; the context has the key of the `country`. */
export function createFlagProvider(read: () => FlagChanges): Provider {
  async function resolve<T extends FlagValue>(
    key: string,
    declared: T,
    { country }: EvaluationContext,
  ): Promise<ResolutionDetails<T>> {
    const value = flagIn(read()[key], String(country));
    if (value === undefined) return { value: declared, reason: StandardResolutionReasons.DEFAULT };
    // A release may have changed the type of its flag since.
    if (typeof value !== typeof declared)
      return {
        value: declared,
        reason: StandardResolutionReasons.ERROR,
        errorCode: ErrorCode.TYPE_MISMATCH,
        errorMessage: `${key} was set to a ${typeof value}, and is a ${typeof declared}.`,
      };
    return { value: value as T, reason: StandardResolutionReasons.TARGETING_MATCH };
  }
  return {
    metadata: { name: 'release store' },
    runsOn: 'server',
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: async <T extends JsonValue>(_key: string, declared: T) => ({
      value: declared,
      reason: StandardResolutionReasons.DEFAULT,
    }),
  };
}
