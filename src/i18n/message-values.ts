/** The values of a message's arguments, by name. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;
