/** A statement that nobody could read, in words for the person who sent it. */
export class Unreadable extends Error {}
