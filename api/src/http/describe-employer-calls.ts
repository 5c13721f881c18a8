import { catalogue, errorText } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import { dataFile } from '../data-files/data-file.ts';
import { readCsv } from '../data-files/read-data.ts';
import { errorCodesKey } from './error-responses.ts';

/** The operation's roles in the OpenAPI document. */
export const rolesKey = 'x-roles';
/** Begins the tags of calls that the employers' site makes. */
export const employerTag = 'employer: ';

interface JsonSchema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
  description?: string;
}

interface Content {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: {
    name: string;
    in: string;
    description?: string | undefined;
    example?: unknown;
    schema?: JsonSchema;
  }[];
  requestBody?: { content?: Record<string, Content> };
  responses?: Record<string, { description?: string; content?: Record<string, Content> }>;
  [errorCodesKey]?: readonly number[];
  [rolesKey]?: readonly string[];
}

const fields = new Map(
  readCsv(
    dataFile('openapi-fields.csv'),
    z.object({ field: z.string(), description: z.string(), example: z.string() }),
  ).map(({ field, description, example }) => [
    field,
    { description, example: example === '' ? undefined : (JSON.parse(example) as unknown) },
  ]),
);

const headers: Readonly<Record<string, string>> = {
  'idempotency-key': 'Chosen by the client for one action: sent twice, it is carried out once',
};

/** Describes every field of the calls of the employers' site, who may make them, and what their errors mean; with examples. */
export function describeEmployerCalls(document: { paths?: Record<string, Record<string, Operation>> }): void {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods));
  for (const operation of operations.filter(({ tags }) => tags?.[0]?.startsWith(employerTag))) {
    const scope = operation.tags?.[0]?.slice(employerTag.length) ?? '';
    const roles = operation[rolesKey] ?? [];
    operation.description ??= `${operation.summary}. Roles: ${roles.join(', ')}. Scope of a token: ${scope}.`;
    for (const parameter of operation.parameters ?? []) {
      parameter.description ??= headers[parameter.name] ?? describe(parameter.name);
      if (parameter.in !== 'header') parameter.example ??= exampleOf(parameter.schema ?? {}, parameter.name);
    }
    const body = operation.requestBody?.content?.['application/json'];
    if (body !== undefined) addExample(body);
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const content = response.content?.['application/json'];
      if (content === undefined) continue;
      if (status < '300') addExample(content);
      else describeRefusals(response, content, operation[errorCodesKey] ?? [], Number(status));
    }
  }
}

function addExample(content: Content): void {
  describeAll(content.schema);
  content.example ??= exampleOf(content.schema ?? {}, '');
}

/** A line and an example for each code of the status. */
function describeRefusals(
  response: { description?: string },
  content: Content,
  codes: readonly number[],
  status: number,
): void {
  const ofStatus = codes.filter((code) => catalogue.get(code)?.status === status);
  response.description = ofStatus.map((code) => `${code}: ${errorText(code, 'en')}`).join('\n');
  content.examples = Object.fromEntries(
    ofStatus.map((code) => [
      code,
      { value: { code, message: errorText(code, 'en'), errors: {}, request_id: 'pgn1fzNEIN7S' } },
    ]),
  );
}

/** Undefined for a field that the table lacks. */
const describe = (name: string): string | undefined => fields.get(name)?.description;

/** `parent`: the field whose value has the schema. A row `parent.field` of the table goes before one of the field alone. */
function describeAll(schema: JsonSchema | undefined, parent = ''): void {
  if (schema === undefined) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const description = describe(`${parent}.${name}`) ?? describe(name);
    if (field.description === undefined) Object.assign(field, { description });
    describeAll(field, name);
  }
  describeAll(schema.items, parent);
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    describeAll(part, parent);
}

/** A value of the schema: the table's for the field's name, else the simplest one. */
function exampleOf(schema: JsonSchema, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return exampleOf(parts.find(({ type }) => type !== 'null') ?? {}, name);
  if (schema.enum !== undefined) return schema.enum[0];
  const known = fields.get(name)?.example;
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((one) => one !== 'null');
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, exampleOf(field, key)]),
      );
    case 'array':
      if (Array.isArray(known)) return known;
      return schema.items === undefined ? [] : [exampleOf(schema.items, name)];
    case 'string':
      return typeof known === 'string' ? known : textOf(schema);
    case 'integer':
    case 'number':
      return typeof known === 'number' ? known : Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** Ids in addresses are texts of digits. */
const textOf = ({ format }: JsonSchema): string =>
  format === 'date' ? '2027-06-01' : format === 'uri' ? 'https://lantern.example' : '1';
