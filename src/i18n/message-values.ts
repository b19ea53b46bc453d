/** What the arguments of a message are filled with, by their names. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;
