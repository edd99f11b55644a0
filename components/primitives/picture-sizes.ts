/** How a picture inside a text stands: as wide as the column of text, `rich-text.module.scss`. */
export const textPicture = { span: 'column', sizes: '(min-width: 1280px) 826px, (min-width: 1024px) 66vw, 92vw' } as const
