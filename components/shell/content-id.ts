/** Id of the main element: the skip link leads to it and focus moves there. */
export const contentId = 'content'
