/** The conditions of a search, as every engine gets them. */
export {
  activeFields,
  asText,
  type Conditions,
  type DroppableField,
  hasKeyword,
  readConditions,
  without,
} from './postgres/conditions.ts';
