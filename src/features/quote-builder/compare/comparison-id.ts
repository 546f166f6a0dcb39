/** Where the page jumps to from beside the total. */
export const comparisonId = 'compare-glass'
