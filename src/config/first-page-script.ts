/**
 * Runs while a page is read, ahead of its first layout, and marks the document as opened anew. Reloads,
 * ways back and anchors need every height where it was: they go unmarked.
 */
export const firstPageScript =
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.dataset.firstPage=''"
