/** The two fields that the wire spells in its own way. Whoever reads or writes them does so by these names. */
export const languagesField = 'langugages';
export const designationField = 'desgination';
