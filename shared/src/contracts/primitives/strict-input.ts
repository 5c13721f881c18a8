import * as z from 'zod/mini';
import type { AnyCall, Schema } from '../define-call.ts';

/** Reports that only count: nobody reads their answers, and whatever was built once goes on sending them. */
export const reports: ReadonlySet<string> = new Set([
  'POST /apiGo/app/upload_web_events',
  'POST /base/logs/report/click',
  'POST /base/logs/report/expose',
  'POST /job/metrics/job-hot-search',
  'POST /job/{jobId}/click-external-job',
  'POST /job/{jobId}/view',
  'POST /jobseeker/click/get-started-record',
  'POST /jobseeker/sg-spring-event/assist-trigger',
  'POST /logs/report/events',
]);

/**
 * The schemas of a call's query and body as its server reads them. Unknown members are refused, so that no input is
 * answered as if it had been done. Reports for statistics ignore them. What stands inside a member is as strict as its
 * own schema.
 */
export function inputOf(call: AnyCall): { query: Schema; body: AnyCall['body'] } {
  const { id, query = z.object({}), body } = call;
  if (reports.has(id)) return { query, body };
  return { query: strict(query), body: body === undefined || body === 'form' ? body : strict(body) };
}

function strict(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return z.clone(schema, { ...def, catchall: def.catchall ?? z.never() } as typeof def);
    case 'optional':
    case 'nullable':
    case 'default':
      return z.clone(schema, { ...def, innerType: strict(def.innerType) } as typeof def);
    case 'union':
      return z.clone(schema, { ...def, options: def.options.map(strict) } as typeof def);
    default:
      return schema;
  }
}

/**
 * `value` without the members that `schema` does not name, for a sender whose contract may be of another version than ours.
 * A value of another shape is returned as it is, for the validation to refuse.
 */
export function withoutUnknown(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      if (def.catchall && def.catchall._zod.def.type !== 'never') return value;
      return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(def.shape, name)));
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return withoutUnknown(def.innerType, value);
    case 'union': {
      const variants = def.options.map((option) => ({ option, left: withoutUnknown(option, value) }));
      return variants.find(({ option, left }) => z.safeParse(option, left).success)?.left ?? value;
    }
    default:
      return value;
  }
}
