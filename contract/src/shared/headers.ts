/** Where the next page's cursor travels: the body of a list stays a bare array. Absent on the last page. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor'
