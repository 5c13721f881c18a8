import type { HealthBeacon } from '@jobharbor/shared/telemetry/beacon';
import { type SupportCase, supportCase } from '../contract/schemas.ts';
import type { ObjectStorage } from '../store/object-storage.ts';
import { readOrWarn } from '../store/read-or-warn.ts';

const form = /^[0-9A-Z]{8}$/;

/** Facts behind visitors' support codes, under `health/support/{yyyy-mm-dd}/{code}.json`. */
export interface SupportCases {
  /** Stores each fact of a beacon that has a code; a code that exists is not overwritten. */
  keep(beacon: HealthBeacon): Promise<void>;
  find(code: string): Promise<SupportCase | null>;
  removeOlderThan(days: number): Promise<void>;
}

export function createSupportCases(storage: ObjectStorage): SupportCases {
  const today = () => new Date().toISOString().slice(0, 10);
  return {
    async keep({ set, language, country, trace, facts }) {
      for (const fact of facts) {
        const code = fact.support_code?.toUpperCase();
        if (code === undefined || !form.test(code)) continue;
        const found: SupportCase = {
          code,
          at: Math.floor(Date.now() / 1000),
          event: fact.event,
          remote: fact.remote,
          version: fact.version,
          set,
          language,
          country,
          trace: trace ?? null,
          text: fact.text ?? null,
          rung: fact.rung ?? null,
          slot: fact.slot ?? null,
        };
        await storage.create(`health/support/${today()}/${code}.json`, JSON.stringify(found));
      }
    },
    async find(given) {
      const code = given.trim().toUpperCase();
      if (!form.test(code)) return null;
      for (const day of (await storage.list('health/support')).reverse()) {
        const body = await storage.read(`health/support/${day}/${code}.json`);
        if (!body) continue;
        const { found } = readOrWarn(`health/support/${day}/${code}.json`, () => ({
          found: supportCase.parse(JSON.parse(body.toString())),
        }));
        if (found) return found;
      }
      return null;
    },
    async removeOlderThan(days) {
      const oldest = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
      for (const day of await storage.list('health/support')) {
        if (day >= oldest) continue;
        for (const file of await storage.list(`health/support/${day}`)) {
          await storage.remove(`health/support/${day}/${file}`);
        }
      }
    },
  };
}
