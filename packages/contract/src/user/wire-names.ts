/** The two misspelt fields of the wire. Code reads and writes them by these names. */
export const languagesField = 'langugages';
export const designationField = 'desgination';
