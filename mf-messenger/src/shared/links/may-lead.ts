/** Whether a text may hold a link: most hold none, and do without the code that looks for them. */
export const mayLead = (text: string) => /https?:|\/\d|\+\d/i.test(text);
