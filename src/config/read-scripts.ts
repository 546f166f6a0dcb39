/**
 * Scripts that the layout writes into every page, run while it is read, ahead of React. React gives them no
 * nonce, so that pages of one person allow them by hash.
 */

/**
 * Marks the document as opened anew, ahead of its first layout. Reloads, ways back and anchors need every
 * height where it was: they go unmarked.
 */
export const firstPageScript =
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.dataset.firstPage=''"

/**
 * Gives a link to the other language the query of the page as it stands when the link is reached for, by
 * pointer or keys: a page from cache does not know its query, and somebody may be faster than its scripts.
 */
export const keepQueryScript =
  "for(let type of['pointerdown','focusin','click'])addEventListener(type,event=>{let link=event.target.closest?.('a[hreflang]');if(link)link.search=location.search},true)"

/** Tells `keepTapsScript` that the page answers. */
export const answersEvent = 'page-answers'

/**
 * Keeps taps on buttons from the moment the page is seen until its scripts have taken it over, and gives
 * them back then: each button once, since somebody who waits taps again; what has the focus gets it again.
 * Forms with an address of their own work without scripts and are left alone.
 */
export const keepTapsScript = `{let kept=new Set,keep=event=>{let button=event.target.closest?.('button');if(button&&!button.form?.hasAttribute('action')){event.preventDefault();event.stopImmediatePropagation();kept.add(button)}};addEventListener('click',keep,true);addEventListener('${answersEvent}',()=>{removeEventListener('click',keep,true);if(document.activeElement!==document.body)document.activeElement?.dispatchEvent(new FocusEvent('focusin',{bubbles:true}));for(let button of kept)if(button.isConnected){button.focus();button.click()}},{once:true})}`
