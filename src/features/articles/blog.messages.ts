import { defineArea } from '#messages';

/** What the blog says around its posts. */
export const blogMessages = defineArea('blog', {
  title: 'Blog', // Heading of the blog, and link back to it from a post.
  intro: 'How games, draws and limits work, in plain words.', // Under the heading of the blog.
  more: 'Show older posts', // Button below the list.
  emptyTitle: 'No posts yet',
  emptyText: 'New posts appear here.', // Under "No posts yet".
  failedTitle: 'The blog could not be loaded',
  unknownTitle: 'We can’t find this post',
  unknownText: 'It may have been removed. The other posts are still available.', // Under "There is no such post".
  all: 'All posts', // Link to the whole blog, and first of its categories.
  categories: 'Categories', // Spoken name of the links to the categories of the blog.
  by: 'By {author}', // Above a post: who wrote it. author: name of a person, may be a link.
  byAuthor: 'Posts by {author}', // Under the heading of the blog when it shows one author's posts. author: name of a person.
});
