import * as z from 'zod/mini';
import { readCsv } from '../data-files/read-data.ts';
import { type ConfigOption, listFile, optionColumns, toOption } from './option.ts';

export interface ReportReason extends ConfigOption {
  readonly category: 'spam' | 'discrimination' | 'broken';
}

const row = z.object({ ...optionColumns, category: z.enum(['spam', 'discrimination', 'broken']) });

/** The ten reasons of the specification, with the category by which a report is routed. */
export const reportJobReasons: readonly ReportReason[] = readCsv(listFile('report-job-reasons'), row).map(
  ({ category, ...option }) => ({ ...toOption(option), category }),
);
