/** Characters of a message; what is longer fits in the first talk. */
export const messageLimit = 4000
