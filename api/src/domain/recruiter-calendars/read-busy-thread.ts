import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarText } from './read-busy-apart.ts';
import { readBusyTimes } from './read-busy-times.ts';

const { text, zone, limits } = workerData as CalendarText;
parentPort?.postMessage(readBusyTimes(text, zone, limits));
